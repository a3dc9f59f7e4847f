/** Something a person did or has to do; printed as its sentence, without a stack. */
export class UserError extends Error {}
