import type { PaletteOptions } from '@mui/material/styles';

/** Deep teal on a light grey page; every text colour keeps 4.5:1, every border of an input 3:1. */
export const palette = {
  mode: 'light',
  primary: { main: '#0b5a73', dark: '#073f52', light: '#e2f0f4', contrastText: '#ffffff' },
  secondary: { main: '#2f6b4f', dark: '#1f4a37', light: '#e4f1ea', contrastText: '#ffffff' },
  error: { main: '#b3261e', light: '#fbeae9', dark: '#8c1d18', contrastText: '#ffffff' },
  warning: { main: '#8a5200', light: '#fdf2e0', dark: '#6b4000', contrastText: '#ffffff' },
  success: { main: '#1c6b3c', light: '#e5f3ea', dark: '#134b2a', contrastText: '#ffffff' },
  info: { main: '#1d5c96', light: '#e6f0f9', dark: '#144069', contrastText: '#ffffff' },
  background: { default: '#f2f5f7', paper: '#ffffff' },
  text: { primary: '#16242c', secondary: '#4a5b66', disabled: '#6b7a84' },
  divider: '#d5dde2',
} as const satisfies PaletteOptions;

/** Border of an input at rest. */
export const inputBorder = '#7c8b95';

/** Colour of the keyboard's focus ring. */
export const focusColor = '#f0a53a';

/** Corner radius of cards, fields and buttons, in pixels. */
export const cornerRadius = 8;
