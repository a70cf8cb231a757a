'use client'

import Cookies from 'js-cookie'
import { useForm } from '@/components/ui/forms/use-form'
import { lazyCall } from '@/lib/client/lazy-call'

import { announceVisitor } from '@/lib/client/visitor'
import { INVITE_COOKIE } from '@/lib/shared/money/invite-code'
import { normalDigits } from '@/lib/shared/normalize/digits'
import { normalPhone } from '@/lib/shared/normalize/phone'
import { safeReturnUrl } from '@/lib/shared/text/safe-url'
import { agreeFault, codeError, phoneFault } from './account-errors'
import { AccountForm } from './account-form'
import { saveAgreed } from './agreed-here'
import { Agreement } from './agreement'
import { PhoneInput } from './phone-input'
import { SmsInput } from './sms-input'

/** Phone input for a first third-party login, confirmed by a code. */
export function VendorPhoneForm({ state }: { state: string }) {
  const form = useForm({
    id: 'vendor',
    start: { phone: '', smsCode: '', agree: false },
    validate: ({ phone, smsCode, agree }) => ({
      phone: phoneFault(phone),
      smsCode: codeError(smsCode),
      agree: agreeFault(agree),
    }),
    send: async ({ phone, smsCode }) => {
      const inviteCode = Cookies.get(INVITE_COOKIE)
      const { returnUrl } = await lazyCall('POST /user/joinByVendor', {
        state,
        phone: phone.trim(),
        smsCode: smsCode.trim(),
        agree: '1',
        ...(inviteCode && { inviteCode }),
      })
      saveAgreed()
      announceVisitor()
      location.replace(safeReturnUrl(returnUrl))
    },
    leaves: true,
  })
  return (
    <AccountForm
      form={form}
      submit="完成登录"
      agreement={<Agreement box={form.checkbox('agree')} error={form.errorOf('agree')} />}
    >
      <PhoneInput field={form.field('phone')} input={form.input('phone', normalPhone)} />
      <SmsInput
        field={form.field('smsCode')}
        input={form.input('smsCode', normalDigits)}
        ask={(phone) => lazyCall('POST /comm/smsBindPhone', { purpose: 'thirdParty', phone, state })}
        phone={form.fields.phone}
        onPhoneFault={(message) => form.refuse('phone', message)}
      />
    </AccountForm>
  )
}
