/** Where the log does not hold: in an entry, or in what stands at the end of a chain or of all chains. */
export interface AuditFault {
  readonly kind: 'entryChanged' | 'entryMissing' | 'endChanged' | 'chainMissing' | 'registerChanged'
  readonly chain: string | null
  readonly position: number | null
}

export type Report = (fault: AuditFault) => void

const mostFaults = 20

/** The first faults, each once, and whether there was any. */
export const collectFaults = () => {
  const faults = new Map<string, AuditFault>()
  return {
    get faults(): AuditFault[] {
      return [...faults.values()]
    },
    isIntact: () => faults.size === 0,
    report: (fault: AuditFault) => {
      if (faults.size < mostFaults)
        faults.set(JSON.stringify([fault.kind, fault.chain, fault.position]), fault)
    },
  }
}
