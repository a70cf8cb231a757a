'use client'

import type { ReactNode, SubmitEvent } from 'react'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import styles from './account.module.css'
import { Agreement } from './agreement'
import type { Errors } from './use-account-form'

/** Fields, the refusal of the whole form, the button, the agreement if one is asked for. POST, so that a password never gets into an address before scripts run. */
export function AccountForm({
  id,
  submit,
  errors,
  busy,
  agreement = true,
  onSubmit,
  children,
}: {
  id: string
  submit: string
  errors: Errors
  busy: boolean
  agreement?: boolean
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => Promise<void>
  children: ReactNode
}) {
  return (
    <form
      className={styles.form}
      method="post"
      noValidate
      aria-label={submit}
      onSubmit={(event) => void onSubmit(event)}
    >
      {children}
      {errors[''] ? (
        <Alert kind="danger" live>
          {errors['']}
        </Alert>
      ) : null}
      <Button type="submit" kind="primary" size="lg" block loading={busy}>
        {submit}
      </Button>
      {agreement ? <Agreement id={`${id}-agree`} error={errors.agree} /> : null}
    </form>
  )
}
