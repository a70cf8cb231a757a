import { Button } from './button'

interface Props {
  form: { busy: boolean; submit: () => Promise<unknown> }
  /** What sending it does. */
  label: string
  /** What leaving it does. */
  back?: string
  onClose: () => void
}

/** Foot of a dialog that is one form: leave it, or send it. */
export const FormFoot = ({ form, label, back = '取消', onClose }: Props) => (
  <>
    <Button onClick={onClose} disabled={form.busy}>
      {back}
    </Button>
    <Button kind="primary" loading={form.busy} onClick={() => void form.submit()}>
      {label}
    </Button>
  </>
)
