/** Validation error of an EvidenceField's pictures; `missing`: the message if at least one is required. */
export function evidenceError(keys: readonly string[], missing?: string): string | undefined {
  if (keys.includes('')) return '文件还在上传，传完或移除后再提交'
  return keys.length === 0 ? missing : undefined
}
