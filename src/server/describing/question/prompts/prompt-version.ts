/** The version of the prompt that is in use. */
export { promptVersion } from './v5.ts'
