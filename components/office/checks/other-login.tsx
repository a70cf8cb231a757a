import { Checkbox, Form } from 'antd'
import { Alert } from '@/components/ui/kit/alert'

interface Props {
  checked: boolean
  onChange: (isChecked: boolean) => void
}

/** For whoever states what is in an account without having read its password: another way of logging in. */
export const OtherLogin = ({ checked, onChange }: Props) => (
  <Form.Item>
    <Alert kind="warn">你还没有查看卖家提交的账号密码。请先登录账号核对，再提交结果。</Alert>
    <Checkbox style={{ marginTop: 8 }} checked={checked} onChange={({ target }) => onChange(target.checked)}>
      我已用扫码等其他方式登录核对
    </Checkbox>
  </Form.Item>
)
