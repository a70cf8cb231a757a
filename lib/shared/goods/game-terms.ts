/** Limits of a game's definition. */
export const GAME_LIMITS = { fields: 40, options: 80, areas: 80, servers: 400 } as const

/** Filter types of a field. */
export const FIELD_KINDS = { choice: '选项', number: '数字', text: '文字' } as const
