'use client'

import { BaseButton, type ButtonProps } from '@/components/ui/kit/button'
import { useHydrated } from '@/lib/client/hooks/use-hydrated'

/**
 * Submits a form that the page's script sends. Disabled until the script has loaded: the browser would send the form by
 * itself, reload the page, lose the input and put it into the address. A form with an `action` of its own works without
 * a script and has a plain `<button type="submit">`.
 */
export function SubmitButton({ disabled, ...rest }: ButtonProps) {
  const isReady = useHydrated()
  return <BaseButton {...rest} type="submit" disabled={disabled || !isReady} />
}
