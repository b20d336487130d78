/** How many layouts an advisor may have, how many blocks may be sent for one, and the most characters of what each says. */
export const layoutLimits = { layouts: 20, name: 60, description: 200, blocks: 20, blockId: 60 } as const;

/** What is said of a layout that nobody has described. */
export const layoutDescription = 'Custom theme layout';
