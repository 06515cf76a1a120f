import { defineConfig } from 'drizzle-kit';

/** Only for `drizzle-kit generate --name what-it-does`; the running shop applies the files itself. */
export default defineConfig({
  dialect: 'postgresql',
  schema: './backend/**/*-tables.ts',
  out: './backend/db/migrations',
});
