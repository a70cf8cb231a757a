'use client'

import type { ReactNode } from 'react'
import { FormAlert } from '@/components/ui/forms/form-alert'
import { SubmitButton } from '@/components/ui/forms/submit-button'
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
      <SubmitButton kind="primary" size="lg" block loading={form.busy}>
        {submit}
      </SubmitButton>
      {agreement}
    </form>
  )
}
