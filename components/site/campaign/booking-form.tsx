'use client'

import { Field, FieldError } from '@/components/ui/forms/field'
import { FormAlert } from '@/components/ui/forms/form-alert'
import { SubmitButton } from '@/components/ui/forms/submit-button'
import { Segment } from '@/components/ui/kit/segment'
import type { Season } from '@/lib/contract/entities/campaign'
import { normalAccount } from '@/lib/shared/normalize/account'
import { SEASON_SERVICES } from '@/lib/shared/trade/season-services'
import styles from './booking.module.css'
import { CONTACTS } from './booking-error'
import { SeasonChoice } from './season-choice'
import { useBookingForm } from './use-booking-form'

interface Props {
  seasons: readonly Season[]
  initial: { seasonId: number; service: string }
  onBooked: () => void
}

/** Season, service, area and a contact; the price is agreed with customer service before ordering. */
export function BookingForm({ seasons, initial, onBooked }: Props) {
  const gameOf = (seasonId: number) => seasons.find((season) => season.seasonId === seasonId)?.gameId
  const form = useBookingForm({ ...initial, gameOf }, onBooked)
  const { fields, change, errorOf, areas } = form
  const servers = areas?.find((area) => String(area.specialId) === fields.areaId)?.secondOptions ?? []
  const hint = CONTACTS.find(({ value }) => value === fields.contactType)?.hint
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void form.submit(event)}>
      <h2>选择赛季</h2>
      <SeasonChoice
        seasons={seasons}
        value={fields.seasonId}
        error={errorOf('seasonId')}
        onChange={(seasonId) => change({ seasonId, areaId: '', serverId: '' })}
      />
      <h2>预约内容</h2>
      <fieldset
        id="service"
        tabIndex={-1}
        className={styles.services}
        aria-describedby={errorOf('service') ? 'service-e' : undefined}
      >
        <legend className="sr">选择服务</legend>
        {SEASON_SERVICES.map((service) => (
          <label key={service.id} className={styles.service}>
            <input
              type="radio"
              name="service"
              checked={fields.service === service.id}
              onChange={() => change({ service: service.id })}
            />
            <span>
              <b>{service.name}</b>
              <small>{service.text}</small>
            </span>
          </label>
        ))}
        <FieldError id="service" error={errorOf('service')} />
      </fieldset>
      <div className={styles.fields}>
        <Field {...form.field('areaId')} label="游戏大区" required={(areas?.length ?? 0) > 0}>
          <select
            className="input"
            disabled={!areas || areas.length === 0}
            {...form.input('areaId')}
            onChange={(event) => change({ areaId: event.target.value, serverId: '' })}
          >
            <option value="">{!fields.seasonId ? '请先选择赛季' : areas?.length === 0 ? '不分大区' : '请选择'}</option>
            {areas?.map((area) => (
              <option key={area.specialId} value={area.specialId}>
                {area.specialName}
              </option>
            ))}
          </select>
        </Field>
        <Field {...form.field('serverId')} label="服务器">
          <select className="input" disabled={servers.length === 0} {...form.input('serverId')}>
            <option value="">{servers.length === 0 && !fields.areaId ? '请先选择大区' : '不确定'}</option>
            {servers.map((server) => (
              <option key={server.twoSpecialId} value={server.twoSpecialId}>
                {server.twoSpecialName}
              </option>
            ))}
          </select>
        </Field>
        <div className={styles.contact}>
          <Segment
            label="联系方式类型"
            value={fields.contactType}
            options={CONTACTS}
            onChange={(contactType) => change({ contactType, contact: fields.contact })}
          />
          <Field {...form.field('contact')} label="联系方式" required hint={`${hint}，仅客服联系你时使用`}>
            <input className="input" autoComplete="off" {...form.input('contact', normalAccount)} />
          </Field>
        </div>
        <Field {...form.field('note')} label="备注" hint="想打到什么段位、方便上号的时间，可不填">
          <input className="input" maxLength={100} autoComplete="off" {...form.input('note')} />
        </Field>
      </div>
      <FormAlert form={form} kind="warn" />
      <p className={styles.send}>
        <SubmitButton kind="primary" size="lg" loading={form.busy}>
          提交预约
        </SubmitButton>
        <span className="muted">预约不收费，须先实名认证；赛季开始前客服联系确认，开始前可随时取消。</span>
      </p>
    </form>
  )
}
