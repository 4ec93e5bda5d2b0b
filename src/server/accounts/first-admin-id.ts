/** The administrator who is made at the first start, stays one, and is never deleted. */
export const firstAdminId = 1
