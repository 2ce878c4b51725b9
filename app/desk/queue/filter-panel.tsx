import { type ChangeEvent, type ReactNode, useId, useRef, useState } from "react"
import { classNames } from "../../ui/class-names.ts"
import { Button } from "../../ui/controls/button.tsx"
import { Checkbox } from "../../ui/controls/checkbox.tsx"
import { Select } from "../../ui/controls/select.tsx"
import { Key } from "../../ui/layout/key-legend.tsx"
import { SearchIcon } from "../../ui/tiles/icon.tsx"
import style from "./filter-panel.module.css"

export type Filter = {
  name: string
  label: string
  /** Empty when the filter is not in use. */
  value: string
  options: readonly { value: string; label: string }[]
}

export type FilterState = {
  /** The page itself, without a query. */
  action: string
  /** Other query parameters to keep, such as the view. */
  kept: Readonly<Record<string, string>>
  search: string
  filters: readonly Filter[]
  isSuspicious: boolean
}

/**
 * Search and filters. A filter chosen with the pointer applies immediately; one chosen by keyboard applies with the button.
 */
export function FilterPanel({ state }: { state: FilterState }) {
  const isByPointer = useRef(false)
  const [needsButton, setNeedsButton] = useState(false)
  const applyHandlers = {
    onPointerDown: () => {
      isByPointer.current = true
    },
    onKeyDown: () => {
      isByPointer.current = false
    },
    onChange: ({ currentTarget }: ChangeEvent<HTMLSelectElement | HTMLInputElement>) => {
      if (isByPointer.current) currentTarget.form?.requestSubmit()
      else setNeedsButton(true)
    },
  }
  return (
    <search aria-label="Filtrar a fila">
      <form className={style.panel} method="get" action={state.action}>
        {Object.entries(state.kept).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <div className={style.find}>
          <SearchIcon />
          <input
            type="search"
            name="busca"
            defaultValue={state.search}
            aria-label="Buscar por nome, e-mail, telefone ou protocolo"
            placeholder="Nome, telefone, e-mail ou protocolo"
            data-key="/"
          />
          <span className={style.slash} aria-hidden="true">
            <Key>/</Key>
          </span>
        </div>
        <div className={style.filters}>
          {state.filters.map(({ name, label, value, options }) => (
            <div key={name} className={classNames(style.field, value !== "" && style.on)}>
              <Select name={name} aria-label={label} defaultValue={value} {...applyHandlers}>
                <option value="">{label}</option>
                {options.map((option) => (
                  <option key={option.value} value={option.value}>
                    {option.label}
                  </option>
                ))}
              </Select>
            </div>
          ))}
          <div className={style.check}>
            <Checkbox name="suspeitos" value="1" defaultChecked={state.isSuspicious} {...applyHandlers}>
              Suspeitos
            </Checkbox>
          </div>
          <div className={style.apply} data-needed={needsButton || undefined}>
            <Button type="submit" isSmall look="quiet">
              Filtrar
            </Button>
          </div>
          {isFiltering(state) && (
            <a className={style.clear} href={clearHref(state)}>
              Limpar
            </a>
          )}
        </div>
      </form>
    </search>
  )
}

export const isFiltering = (state: FilterState) => state.search !== "" || filtersInUse(state) > 0

function filtersInUse({ filters, isSuspicious }: FilterState) {
  return filters.filter(({ value }) => value !== "").length + (isSuspicious ? 1 : 0)
}

/** Contains the button and the filters that it opens, because the style sheet needs both in one element. */
export function FilterArea({ children }: { children: ReactNode }) {
  return <div className={style.area}>{children}</div>
}

/** Opens the filters on a phone, without script. */
export function FilterButton({ state }: { state: FilterState }) {
  const id = useId()
  const inUse = filtersInUse(state)
  return (
    <div className={style.opener}>
      <input type="checkbox" id={id} defaultChecked={state.search !== ""} />
      <label htmlFor={id}>Buscar e filtrar{inUse > 0 && ` (${inUse})`}</label>
    </div>
  )
}

function clearHref({ action, kept }: FilterState) {
  const query = new URLSearchParams(kept).toString()
  return query ? `${action}?${query}` : action
}
