/** Under this name the form's draft is kept on the device. */
export const draftName = 'application';
