import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'postgresql',
  casing: 'snake_case',
  schema: './server/db/schema/*.ts',
  // npm run migration has it written elsewhere first.
  out: process.env.MIGRATIONS_FOLDER ?? './server/db/migrations',
});
