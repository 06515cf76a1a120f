/** The id of a step's form: the button in a phone's bar sends it. */
export const STEP_FORM = 'step-form';
