// Measures the checks of texts on all that was written for them, and on human prose: `npm run test:texts`.
// With `-- failures` it lists what went wrong in the open half; the other half is for counting.
import { type Measured, measureTexts } from '#server/describing/checks/testing/measure-texts.ts'
