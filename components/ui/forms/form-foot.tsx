import { Button } from '@/components/ui/kit/button'

interface Props {
  form: { busy: boolean; submit: () => Promise<unknown> }
  /** Of the form element: the foot's button then belongs to it, so that Enter in any of several boxes sends. */
  formId?: string
  /** What sending it does. */
  label: string
  /** What leaving it does. */
  back?: string
  onClose: () => void
}

/** Foot of a dialog that is one form: leave it, or send it. */
export const FormFoot = ({ form, formId, label, back = '取消', onClose }: Props) => (
  <>
    <Button onClick={onClose} disabled={form.busy}>
      {back}
    </Button>
    <Button
      kind="primary"
      loading={form.busy}
      {...(formId ? { type: 'submit', form: formId } : { onClick: () => void form.submit() })}
    >
      {label}
    </Button>
  </>
)
