import type { ReactNode } from 'react'
import { Alert } from '@/components/ui/kit/alert'

/**
 * Error of the whole form, above its button; field errors are shown at their fields. `children` follow the message in a
 * separate element.
 */
export function FormAlert({
  form,
  kind = 'danger',
  children,
}: {
  form: { refusal: { message: string } | null }
  kind?: 'danger' | 'warn'
  children?: ReactNode
}) {
  if (!form.refusal) return null
  return (
    <Alert kind={kind} live>
      {form.refusal.message}
      {children ? ' ' : null}
      {children}
    </Alert>
  )
}
