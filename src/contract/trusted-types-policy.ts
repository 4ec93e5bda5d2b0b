/** The only Trusted Types policy that the content security policy lets the web app make. */
export const trustedTypesPolicy = 'bildwort'
