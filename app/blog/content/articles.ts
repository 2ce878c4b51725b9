import type { Article } from "../article.ts"
import { carencias } from "../articles/carencias.ts"
import { comoCompararPlanos } from "../articles/como-comparar-planos.ts"
import { comoLerAProposta } from "../articles/como-ler-a-proposta.ts"
import { comoOCorretorERemunerado } from "../articles/como-o-corretor-e-remunerado.ts"
import { doencaPreexistente } from "../articles/doenca-preexistente.ts"
import { faixasEtariasDaAns } from "../articles/faixas-etarias-da-ans.ts"
import { fimDoContratoColetivo } from "../articles/fim-do-contrato-coletivo.ts"
import { golpeDoBoletoFalso } from "../articles/golpe-do-boleto-falso.ts"
import { planoColetivoPorAdesao } from "../articles/plano-coletivo-por-adesao.ts"
import { planoDepoisDos59 } from "../articles/plano-depois-dos-59.ts"
import { planoNaAposentadoria } from "../articles/plano-na-aposentadoria.ts"
import { planoParaPensionistas } from "../articles/plano-para-pensionistas.ts"
import { portabilidadeDeCarencias } from "../articles/portabilidade-de-carencias.ts"
import { quemPodeSerDependente } from "../articles/quem-pode-ser-dependente.ts"
import { reajusteDePlanoColetivo } from "../articles/reajuste-de-plano-coletivo.ts"
import { redeCredenciada } from "../articles/rede-credenciada.ts"
import { reembolsoDoServidorFederal } from "../articles/reembolso-do-servidor-federal.ts"
import { servidorFederalPodeAbrirMei } from "../articles/servidor-federal-pode-abrir-mei.ts"
import { seusDadosNaCotacao } from "../articles/seus-dados-na-cotacao.ts"
import { taxaDeAdesao } from "../articles/taxa-de-adesao.ts"

/** Every article the repository holds, newest first. `npm run articles` publishes them. */
export const articles: readonly Article[] = [
  faixasEtariasDaAns,
  portabilidadeDeCarencias,
  planoColetivoPorAdesao,
  golpeDoBoletoFalso,
  reembolsoDoServidorFederal,
  carencias,
  doencaPreexistente,
  reajusteDePlanoColetivo,
  taxaDeAdesao,
  comoOCorretorERemunerado,
  servidorFederalPodeAbrirMei,
  seusDadosNaCotacao,
  comoCompararPlanos,
  fimDoContratoColetivo,
  planoNaAposentadoria,
  quemPodeSerDependente,
  redeCredenciada,
  comoLerAProposta,
  planoParaPensionistas,
  planoDepoisDos59,
]
