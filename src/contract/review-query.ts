/** The query of a job's page that opens its review at what most needs a look: for links from outside the app. */
export const reviewQuery = 'state=needs_review&sort=risk&image=1&walk=1'
