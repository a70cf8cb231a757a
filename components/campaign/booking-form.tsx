'use client'

import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { Segment } from '@/components/ui/segment'
import type { Season } from '@/lib/contract/entities/campaign'
import { SEASON_SERVICES } from '@/lib/shared/season-services'
import styles from './booking.module.css'
import { CONTACTS } from './booking-fault'
import { SeasonChoice } from './season-choice'
import { useBookingForm } from './use-booking-form'
import { useGameAreas } from './use-game-areas'

interface Props {
  seasons: readonly Season[]
  given: { seasonId: number; service: string }
  onBooked: () => void
}

const FIELDS = ['seasonId', 'service', 'areaId', 'serverId', 'contact', 'note']

/** Season, service, place and a contact; the price is agreed with the service before anything is ordered. */
export function BookingForm({ seasons, given, onBooked }: Props) {
  const form = useBookingForm(given, onBooked)
  const { fields, set, errorOf, refused } = form
  const areas = useGameAreas(seasons.find((season) => season.seasonId === fields.seasonId)?.gameId)
  const servers = areas?.find((area) => String(area.specialId) === fields.areaId)?.secondOptions ?? []
  const hint = CONTACTS.find(({ value }) => value === fields.contactType)?.hint
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        form.send((areas?.length ?? 0) > 0)
      }}
    >
      <h2>选择赛季</h2>
      <SeasonChoice
        seasons={seasons}
        value={fields.seasonId}
        error={errorOf('seasonId')}
        onChange={(id) => set('seasonId', id)}
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
              onChange={() => set('service', service.id)}
            />
            <span>
              <b>{service.name}</b>
              <small>{service.text}</small>
            </span>
          </label>
        ))}
        {errorOf('service') ? (
          <p className="field-error" id="service-e" role="alert">
            {errorOf('service')}
          </p>
        ) : null}
      </fieldset>
      <div className={styles.fields}>
        <Field id="areaId" label="游戏大区" required={(areas?.length ?? 0) > 0} error={errorOf('areaId')}>
          <select
            className="input"
            value={fields.areaId}
            disabled={!areas || areas.length === 0}
            onChange={(event) => set('areaId', event.target.value)}
          >
            <option value="">{!fields.seasonId ? '请先选择赛季' : areas?.length === 0 ? '不分大区' : '请选择'}</option>
            {areas?.map((area) => (
              <option key={area.specialId} value={area.specialId}>
                {area.specialName}
              </option>
            ))}
          </select>
        </Field>
        <Field id="serverId" label="服务器" error={errorOf('serverId')}>
          <select
            className="input"
            value={fields.serverId}
            disabled={servers.length === 0}
            onChange={(event) => set('serverId', event.target.value)}
          >
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
            onChange={(type) => set('contactType', type)}
          />
          <Field id="contact" label="联系方式" required error={errorOf('contact')} hint={`${hint}，仅客服联系你时使用`}>
            <input
              className="input"
              maxLength={30}
              autoComplete="off"
              value={fields.contact}
              onChange={(event) => set('contact', event.target.value)}
            />
          </Field>
        </div>
        <Field id="note" label="备注" error={errorOf('note')} hint="想打到什么段位、方便上号的时间，可不填">
          <input
            className="input"
            maxLength={100}
            autoComplete="off"
            value={fields.note}
            onChange={(event) => set('note', event.target.value)}
          />
        </Field>
      </div>
      {refused && !FIELDS.includes(refused.field) ? (
        <Alert kind="warn" live>
          {refused.message}
        </Alert>
      ) : null}
      <p className={styles.send}>
        <Button kind="primary" size="lg" type="submit" loading={form.busy}>
          提交预约
        </Button>
        <span className="muted">预约不收费，赛季开始前客服联系确认，可随时取消。</span>
      </p>
    </form>
  )
}
