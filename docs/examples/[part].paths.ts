import { examplePages } from '../.vitepress/examples.mjs';

/** VitePress makes a page of each example. */
export default { watch: ['./*/*.tsx'], paths: examplePages };
