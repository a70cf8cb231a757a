import { FormAlert } from '@/components/ui/forms/form-alert'

const NOT_VERIFIED = 1104

/** The form error, with a link for users who are not verified yet. */
export function Refused({ form }: { form: { refusal: { code: number; message: string } | null } }) {
  return (
    <FormAlert form={form}>
      {form.refusal?.code === NOT_VERIFIED ? (
        <a className="link" href="/center/myself/identityAuthentication">
          去认证
        </a>
      ) : null}
    </FormAlert>
  )
}
