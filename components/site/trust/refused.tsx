import { FormAlert } from '@/components/ui/forms/form-alert'

/** The form error, with a link for users who are not verified yet. */
export function Refused({ form }: { form: { refusal: { reason: string; message: string } | null } }) {
  return (
    <FormAlert form={form}>
      {form.refusal?.reason === 'NOT_VERIFIED' ? (
        <a className="link" href="/center/myself/identityAuthentication">
          去认证
        </a>
      ) : null}
    </FormAlert>
  )
}
