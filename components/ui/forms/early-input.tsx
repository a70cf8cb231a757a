import { type ComponentProps, useCallback, useEffectEvent } from 'react'

interface Props extends Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'ref'> {
  value: string
  onText: (text: string) => void
}

/**
 * Controlled text box outside `useForm`: text that was typed or filled in before the page's script had loaded is kept,
 * like text typed later.
 */
export function EarlyInput({ value, onText, ...props }: Props) {
  const hold = useEffectEvent((text: string) => {
    if (text !== value) onText(text)
  })
  const ref = useCallback((box: HTMLInputElement | null) => {
    // an effect event may not be called while refs are attached
    if (box) queueMicrotask(() => hold(box.value))
  }, [])
  return <input {...props} ref={ref} value={value} onChange={(event) => onText(event.target.value)} />
}
