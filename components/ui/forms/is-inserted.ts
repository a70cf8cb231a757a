/** Whether a change of an input was pasted or autofilled rather than typed. */
export const isInserted = ({ nativeEvent }: { nativeEvent?: Event }): boolean =>
  /^insert(?:From|Replacement)/.test((nativeEvent as InputEvent | undefined)?.inputType ?? '')
