'use client'

import type { ReactNode } from 'react'
import { FormAlert } from '@/components/ui/forms/form-alert'
import { Button } from '@/components/ui/kit/button'
import { useHydrated } from '@/lib/client/hooks/use-hydrated'
import styles from './account.module.css'

/**
 * Fields, the form error, the button, and the agreement if required. Nothing is sent before scripts run; uses POST, so
 * that a password never gets into an address.
 */
export function AccountForm({
  form,
  submit,
  agreement,
  children,
}: {
  form: {
    busy: boolean
    refusal: { message: string } | null
    submit: (event: { preventDefault(): void }) => Promise<void>
  }
  submit: string
  agreement?: ReactNode
  children: ReactNode
}) {
  const isReady = useHydrated()
  return (
    <form
      className={styles.form}
      method="post"
      noValidate
      aria-label={submit}
      onSubmit={(event) => void form.submit(event)}
    >
      {children}
      <FormAlert form={form} />
      <Button type="submit" kind="primary" size="lg" block loading={form.busy} disabled={!isReady}>
        {submit}
      </Button>
      {agreement}
    </form>
  )
}
