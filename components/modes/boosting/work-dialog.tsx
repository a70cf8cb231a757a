'use client'

import { IdentityForm } from '@/components/people/account/identity-form'
import { FormAlert } from '@/components/ui/forms/form-alert'
import { FormFoot } from '@/components/ui/forms/form-foot'
import { useForm } from '@/components/ui/forms/use-form'
import { SkeletonRows } from '@/components/ui/kit/skeleton'
import { Dialog } from '@/components/ui/overlays/dialog'
import { call } from '@/lib/client/api'
import { useIntent } from '@/lib/client/hooks/use-intent'
import { useProfile } from '@/lib/client/hooks/use-profile'
import { payPath } from '@/lib/shared/trade/order-path'
import styles from './work-dialog.module.css'
import { startOf, type WorkFields, workErrors } from './work-errors'
import { WorkGoal } from './work-goal'
import { WorkLogin } from './work-login'
import { isFixed, WORK_WORDS, type WorkOffer } from './work-offer'
import { WorkTerms } from './work-terms'

interface Props {
  offer: WorkOffer
  onClose: () => void
}

/** Order form of a work, from its terms to payment: an own demand, or a package with fixed terms. */
export function WorkDialog({ offer, onClose }: Props) {
  const profile = useProfile()
  const { kind, gameName } = offer
  const title = isFixed(offer) ? `下单：${offer.to}` : `发布${gameName}${WORK_WORDS[kind].name}需求`
  if (profile?.authStatus === 2) return <OpenForm offer={offer} title={title} onClose={onClose} />
  return (
    <Dialog open title={title} size="m" onClose={onClose}>
      <div className="dialog-text">
        {profile ? (
          <>
            <p className={styles.lead}>请先完成实名认证（年满 18 周岁），认证后即可下单。</p>
            <IdentityForm />
          </>
        ) : (
          <SkeletonRows rows={4} height={40} />
        )}
      </div>
    </Dialog>
  )
}

function OpenForm({ offer, title, onClose }: Props & { title: string }) {
  const intent = useIntent()
  const { kind } = offer
  const form = useForm<WorkFields>({
    id: 'work',
    start: () => startOf(offer),
    validate: (fields) => workErrors(fields, kind),
    leaves: true,
    send: async (fields) => {
      const input = inputOf(fields, offer)
      const { orderSn } = await call('POST /booster/place', input, {
        idempotencyKey: intent.keyOf(JSON.stringify(input)),
      })
      location.assign(payPath(orderSn, orderSn))
    },
  })
  return (
    <Dialog
      open
      title={title}
      onClose={onClose}
      footer={<FormFoot form={form} label="提交，去付款" onClose={onClose} />}
    >
      <form className={`dialog-text ${styles.form}`} noValidate onSubmit={(event) => void form.submit(event)}>
        <WorkGoal form={form} offer={offer} />
        <WorkTerms form={form} offer={offer} />
        <WorkLogin form={form} kind={kind} />
        <FormAlert form={form} />
      </form>
    </Dialog>
  )
}

/** Input of the call, without empty fields and fields of the other kind. */
function inputOf(
  { agree: _, ownDeposits: __, ...fields }: WorkFields,
  { kind, gameId, packageId, seasonPackageId }: WorkOffer,
) {
  const { account, password, contact, num, ...terms } = fields
  return {
    ...terms,
    kind,
    gid: String(gameId),
    agree: '1' as const,
    ...(kind === 'convoy' ? { num } : { account: account.trim(), password }),
    ...(contact && { contact }),
    ...(packageId && { packageId: String(packageId) }),
    ...(seasonPackageId && { seasonPackageId: String(seasonPackageId) }),
  }
}
