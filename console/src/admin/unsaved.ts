import { isRecord, type UnknownRecord } from '@loan-kereta/sdk/rules';
import { useCallback, useEffect, useState } from 'react';
import { tabStorage } from '../browser/storage.ts';
import { isAdminHere, useAdmin } from '../session/admin.ts';
import { adminUnsavedKey } from '../session/stored.ts';

/**
 * Whether something that was read is made like a sample: the same fields with the same kinds of values, and of a list
 * each entry like the sample's first. What is null in the sample may be anything.
 */
export function isLike(value: unknown, sample: unknown): boolean {
  if (sample === null) return true;
  if (Array.isArray(sample))
    return Array.isArray(value) && value.every(each => isLike(each, sample[0] ?? null));
  if (!isRecord(sample)) return typeof value === typeof sample;
  return isRecord(value) && Object.entries(sample).every(([name, each]) => isLike(value[name], each));
}

/** What an admin has written here and not saved, by what it is for; nothing of another admin's. */
function readAll(email: string | undefined): UnknownRecord {
  const unsaved = tabStorage.readRecord(adminUnsavedKey);
  return unsaved && unsaved.email === email && isRecord(unsaved.written) ? unsaved.written : {};
}

function write(name: string, value: unknown): void {
  const email = useAdmin.getState().admin?.email;
  if (email === undefined) return;
  const { [name]: _before, ...others } = readAll(email);
  const written = value === undefined ? others : { ...others, [name]: value };
  if (Object.keys(written).length === 0) tabStorage.remove(adminUnsavedKey);
  else tabStorage.write(adminUnsavedKey, JSON.stringify({ email, written }));
}

type Unsaved<Value> = readonly [unsaved: Value | undefined, keep: (value: Value | undefined) => void];

/**
 * Keeps what is written, in this tab, for the same admin, until it is saved, emptied, or the admin signs out.
 * @param name what it is for; each has one place where it is written
 * @param sample of what is kept: whatever is not like it is of another version of this page, and left
 * @returns what was kept, and what keeps it from now on: undefined where there is nothing to lose
 */
export function useDraft<Value>(name: string, sample: Value): Unsaved<Value> {
  const [unsaved] = useState(() => {
    const value = readAll(useAdmin.getState().admin?.email)[name];
    return isLike(value, sample) ? (value as Value) : undefined;
  });
  const keep = useCallback((value: Value | undefined) => write(name, value), [name]);
  return [unsaved, keep];
}

/**
 * Keeps what is written on a screen over the end of a session and a reload, as `useDraft` does. Whoever leaves the screen
 * otherwise has been asked, and gives it up.
 */
export function useUnsaved<Value>(name: string, sample: Value): Unsaved<Value> {
  const draft = useDraft(name, sample);
  const [, keep] = draft;
  useEffect(
    () => () => {
      if (isAdminHere()) keep(undefined);
    },
    [keep],
  );
  return draft;
}
