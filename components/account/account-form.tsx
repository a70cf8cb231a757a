'use client'

import type { ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { FormAlert } from '@/components/ui/form-alert'
import styles from './account.module.css'

/** Fields, the refusal of the whole form, the button, the agreement if one is asked for. POST, so that a password never gets into an address before scripts run. */
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
      <Button type="submit" kind="primary" size="lg" block loading={form.busy}>
        {submit}
      </Button>
      {agreement}
    </form>
  )
}
