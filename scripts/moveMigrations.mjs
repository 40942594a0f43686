/**
 * Once, in a team's copy that wrote its migrations among the product's, after a new version was merged with the product's
 * server/db/migrations/meta: moves those that the journal does not name to the folder of the team's own. Their names stay,
 * by which databases know what they have. The schema as it is counts as what they and the product's have made.
 */
import { copyFileSync, rmSync, writeFileSync } from 'node:fs';
import { draftMigration } from './draftMigration.mjs';
import { newRights } from './knownRights.mjs';
import { digits, placeOfTeam, productFolder, strayFiles, teamFolder } from './migrationFolders.mjs';

const { sql, snapshots } = strayFiles();
try {
  for (const file of sql) {
    copyFileSync(`${productFolder}/${file}`, `${teamFolder}/${file}`);
    rmSync(`${productFolder}/${file}`);
  }
  for (const file of snapshots) rmSync(`${productFolder}/meta/${file}`);
  const place = placeOfTeam();
  const made = sql.length > 0 && draftMigration(place, 'moved');
  if (made)
    writeFileSync(
      `${teamFolder}/meta/${digits(place.number - 1)}_${place.prefix}snapshot.json`,
      made.snapshot,
    );
  if (sql.length > 0) (await newRights(teamFolder)).keep();
  console.log(sql.length > 0 ? `${teamFolder} has ${sql.join(', ')}.` : 'There is nothing to move.');
} catch (failure) {
  console.error(failure instanceof Error ? failure.message : failure);
  process.exitCode = 1;
}
