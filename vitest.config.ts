import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

// Of its own and not `vite.config.ts`: the router's plugin expects to build a whole site.
export default defineConfig({
  plugins: [react()],
  test: {
    include: [
      'app/**/*.test.{ts,tsx}',
      '{bin,content}/**/*.test.ts',
      'tests/{integration,process,mutants}/**/*.test.{ts,tsx}',
    ],
    environment: 'node',
    allowOnly: !process.env.CI,
    // Two cores are the usual machine, and one of them is PostgreSQL's half of the time.
    maxWorkers: 2,
    // Only where nobody can look at once: what passes when it is repeated is named in the report.
    retry: process.env.CI ? 1 : 0,
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
