/**
 * Whether a key belongs to an input method, as Enter that confirms a word. Safari ends the composition before the keydown:
 * only the key code tells.
 */
export const isComposing = ({ nativeEvent }: { nativeEvent: KeyboardEvent }): boolean =>
  nativeEvent.isComposing || nativeEvent.keyCode === 229
