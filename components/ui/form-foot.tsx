import { Button } from './button'

interface Props {
  form: { busy: boolean; submit: () => Promise<unknown> }
  /** What sending it does. */
  label: string
  onClose: () => void
}

/** Foot of a dialog that is one form: leave it, or send it. */
export const FormFoot = ({ form, label, onClose }: Props) => (
  <>
    <Button onClick={onClose} disabled={form.busy}>
      取消
    </Button>
    <Button kind="primary" loading={form.busy} onClick={() => void form.submit()}>
      {label}
    </Button>
  </>
)
