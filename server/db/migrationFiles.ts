const files = import.meta.glob<string>('./migrations/*.sql', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const nameOf = (path: string) => path.slice(path.lastIndexOf('/') + 1);

/** Every migration in the order in which they run. */
export const migrationFiles = Object.entries(files)
  .map(([path, text]) => ({ name: nameOf(path), statements: text.split('--> statement-breakpoint') }))
  .sort((a, b) => a.name.localeCompare(b.name, 'en'));
