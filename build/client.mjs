import react from '@vitejs/plugin-react';

/** Vite settings shared by the builds of the product's client and the demo, and by their tests. */
export const client = { plugins: [react()], build: { target: 'es2022' } };
