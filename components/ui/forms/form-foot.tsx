import { Button } from '@/components/ui/kit/button'
import { SubmitButton } from './submit-button'

interface Props {
  form: { busy: boolean; submit: () => Promise<unknown> }
  /**
   * Id of the form element, to which the footer's button then belongs, so that Enter in any of several inputs submits.
   */
  formId?: string
  /** Label of the submit button. */
  label: string
  /** Label of the cancel button. */
  back?: string
  onClose: () => void
}

/** Footer of a dialog that is one form: cancel and submit. */
export const FormFoot = ({ form, formId, label, back = '取消', onClose }: Props) => (
  <>
    <Button onClick={onClose} disabled={form.busy}>
      {back}
    </Button>
    {formId ? (
      <SubmitButton kind="primary" form={formId} loading={form.busy}>
        {label}
      </SubmitButton>
    ) : (
      <Button kind="primary" loading={form.busy} onClick={() => void form.submit()}>
        {label}
      </Button>
    )}
  </>
)
