// The gate erases them, whoever opens the application next, but knows nothing of the kit.
export { eraseOldDrafts } from '../../kit/draft/draftStore';
