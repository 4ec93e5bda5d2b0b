/** Of the package, raised with it. */
export const version = '0.1.0'
