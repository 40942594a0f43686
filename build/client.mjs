import react from '@vitejs/plugin-react';

/** How the product's client and the demo are both built, and their tests compiled. */
export const client = { plugins: [react()], build: { target: 'es2022' } };
