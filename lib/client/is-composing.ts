/**
 * Returns whether a key press belongs to an input method, such as Enter to confirm a word. Safari ends the composition
 * before the keydown, so only the key code shows it.
 */
export const isComposing = ({ nativeEvent }: { nativeEvent: KeyboardEvent }): boolean =>
  nativeEvent.isComposing || nativeEvent.keyCode === 229
