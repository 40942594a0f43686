import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { precompress } from '../../../build/precompress.mjs';

/** Vite's defaults, but precompressed like ours, so that the server has the same work with both. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), precompress()],
  build: { outDir: '../../../test-results/plain', emptyOutDir: true },
});
