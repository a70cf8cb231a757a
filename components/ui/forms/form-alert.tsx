import type { ReactNode } from 'react'
import { Alert } from '@/components/ui/kit/alert'

/** Why the whole form was refused, above its button; what belongs to a field is shown there. `children` follow the message, apart from it. */
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
