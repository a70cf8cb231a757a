import type { GameFilter } from '@/lib/contract/entities/goods'
import { Field } from './field'

interface PlaceForm {
  fields: { areaId: string; serverId: string }
  change: (part: { areaId?: string; serverId?: string }) => void
  field: (name: 'areaId' | 'serverId') => { id: string; error: string | undefined }
}

interface Props {
  form: PlaceForm
  areas: GameFilter['areas']
  /** No selection means everywhere. */
  isOptional?: boolean
  size?: 'lg'
}

export const serversOf = (areas: GameFilter['areas'], areaId: string) =>
  areas.find(({ specialId }) => String(specialId) === areaId)?.secondOptions ?? []

/** True if area and server are selected as far as the game has them. */
export const isWholePlace = ({ areaId, serverId }: PlaceForm['fields'], areas: GameFilter['areas']): boolean =>
  areas.length === 0 || (areaId !== '' && (serverId !== '' || serversOf(areas, areaId).length === 0))

/**
 * Area and server of a game, labelled as in its filter; another area clears the server. Renders nothing if the game has
 * none.
 */
export function PlaceFields({ form, areas, isOptional = false, size }: Props) {
  const { areaId, serverId } = form.fields
  if (areas.length === 0) return null
  const servers = serversOf(areas, areaId)
  const className = size === 'lg' ? 'input input-lg' : 'input'
  return (
    <>
      <Field {...form.field('areaId')} label="大区" required={!isOptional}>
        <select
          className={className}
          value={areaId}
          onChange={(event) => form.change({ areaId: event.target.value, serverId: '' })}
        >
          <option value="">{isOptional ? '不限大区' : '选择大区'}</option>
          {areas.map(({ specialId, specialName }) => (
            <option key={specialId} value={specialId}>
              {specialName}
            </option>
          ))}
        </select>
      </Field>
      <Field {...form.field('serverId')} label="服务器" required={!isOptional && servers.length > 0}>
        <select
          className={className}
          disabled={servers.length === 0}
          value={serverId}
          onChange={(event) => form.change({ serverId: event.target.value })}
        >
          <option value="">{isOptional ? '不限服务器' : '选择服务器'}</option>
          {servers.map(({ twoSpecialId, twoSpecialName }) => (
            <option key={twoSpecialId} value={twoSpecialId}>
              {twoSpecialName}
            </option>
          ))}
        </select>
      </Field>
    </>
  )
}
