import { expect, test } from "vitest"
import { type Offer, offers } from "./offers.ts"

const codes = (offer: Offer) => offer.subjects.map((subject) => subject.code)

test("the six forms have the contract's subjects, in order, with its defaults", () => {
  expect(codes(offers.main)).toEqual(["pessoa_fisica", "plano_adesao", "empresarial"])
  expect(codes(offers.amil)).toEqual([
    "amil_adesao_servidores",
    "amil_empresarial",
    "amil_coletivo_publico",
    "amil_plano_tradicional",
    "amil_informacoes",
  ])
  expect(codes(offers.sulamerica)).toEqual([
    "sulamerica_adesao_servidores",
    "sulamerica_empresarial",
    "sulamerica_coletivo_publico",
    "sulamerica_categorias",
    "sulamerica_informacoes",
  ])
  expect(codes(offers.alice)).toEqual([
    "alice_cnpj_proprio",
    "alice_cnpj_conjuge",
    "alice_cnpj_filho",
    "alice_mei_proprio",
    "alice_sem_cnpj",
    "alice_informacoes",
  ])
  expect(codes(offers.portoSeguro)).toEqual([
    "porto_familia_3_4_vidas",
    "porto_grupo_colegas",
    "porto_familia_estendida",
    "porto_organizar_grupo",
    "porto_menos_3_vidas",
    "porto_informacoes",
  ])
  expect(codes(offers.medsenior)).toEqual([
    "medsenior_servidores_publicos",
    "medsenior_servidor_federal",
    "medsenior_servidor_estadual",
    "medsenior_servidor_municipal",
    "medsenior_aposentado_publico",
    "medsenior_informacoes",
  ])
  for (const { defaultSubject, ...offer } of Object.values(offers))
    expect(defaultSubject).toBe(offer.id === "main" ? "" : offer.subjects[0].code)
})
