import fc from 'fast-check'

// A property tries the same cases in each run: what fails is there again in the next one, and what passes does not fail for somebody
// else. `SEED=…` tries others.
fc.configureGlobal({ seed: Number(process.env.SEED ?? 1) })
