import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

const server = 'http://localhost:3000';

export default defineConfig({
  plugins: [react()],
  build: { outDir: 'dist/web', target: 'es2022' },
  server: { proxy: { '/api': server, '/config.json': server } },
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          environment: 'node',
          include: ['tests/{contract,providers,server,architecture}/**/*.test.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'browser-like',
          environment: 'jsdom',
          include: ['tests/{kit,screens}/**/*.test.tsx'],
          setupFiles: ['tests/support/setupScreens.ts'],
          testTimeout: 30_000,
        },
      },
    ],
  },
});
