import type { Article } from "../article.ts"

export const institutoEstadualEPlano = {
  slug: "instituto-estadual-e-plano",
  title: "Ipsemg, IPE Saúde, Ipasgo: preciso de um plano além do instituto?",
  metaTitle: "Instituto do estado ou plano de saúde: preciso dos dois?",
  excerpt:
    "O instituto do estado, em regra, não segue os prazos, o rol e a portabilidade da ANS. Veja quando um segundo plano faz sentido e o que perguntar antes de sair.",
  metaDescription:
    "Servidor estadual: o instituto basta ou vale ter um plano? O que a ANS não garante ali, o que foi conferido por estado e o que perguntar antes de sair.",
  author: "caio-brandao",
  reviewer: "responsavel",
  categories: ["beneficios", "guias"],
  tags: ["ans", "carencia", "rede-credenciada", "portabilidade"],
  publishedOn: "2026-11-16",
  reviewedOn: "2026-11-16",
  body: `
<p>Você pode ter os dois. O instituto do estado, em regra, não é plano regulado pela ANS: prazos máximos, rol e portabilidade da ANS não valem para ele. O que decide é a rede da sua cidade e o que o instituto exclui. No plano novo, conte com carência de até 180 dias na maior parte dos casos. [EST-05, CAR-02]</p>

<h2>O que é o instituto</h2>
<p>É o serviço de assistência à saúde do servidor, criado pelo próprio estado. Você contribui, em geral com desconto em folha, e usa a rede que ele mantém ou contrata.</p>
<p>A lei dos planos alcança pessoas jurídicas de direito privado (Lei 9.656/1998, art. 1º). Por isso os institutos estaduais, em regra, não são operadoras registradas na ANS. Há exceções possíveis: quando o instituto muda de natureza, pergunte a ele se tem registro. [EST-05]</p>

<h2>O que a ANS não garante ali</h2>
<p>Em regra, estas garantias dos planos não alcançam o instituto: [EST-05]</p>
<ul>
<li><strong>Prazos de atendimento.</strong> No plano, a consulta básica, como a de clínico ou pediatra, sai em até 7 dias úteis, e a de outras especialidades, em até 14 dias úteis (RN 566/2022 da ANS). Veja a lista em <a href="/blog/prazos-de-atendimento">prazos de atendimento</a>. [PRZ-01]</li>
<li><strong>Rol.</strong> Nos planos, o rol da ANS é a referência básica da cobertura (Lei 9.656/1998, art. 10). Peça ao instituto a lista do que ele cobre e a do que exclui. [NEG-05]</li>
<li><strong>Portabilidade.</strong> Ela funciona entre planos individuais, por adesão e empresariais (RN 438/2018 da ANS). O tempo de instituto, em regra, não serve para entrar num plano sem carência. [POR-01, EST-05]</li>
</ul>
<p>Quando o instituto nega ou demora, procure primeiro a ouvidoria dele. Anote o protocolo e o nome de quem atendeu.</p>

<h2>O que conferimos, estado por estado</h2>
<ul>
<li><strong>Ipsemg (MG).</strong> Desde 9 de abril de 2025, a alíquota é de 3,2%, com piso de R$ 60 e teto de R$ 500. Há adicional de 1% para quem tem mais de 59 anos. Dependentes também pagam (Lei 25.143/2025, de Minas Gerais). [EST-01]</li>
<li><strong>Ipasgo Saúde (GO).</strong> Segundo a imprensa local, é um serviço social autônomo, e dependentes antes isentos passaram a pagar em janeiro de 2026. Confira com o Ipasgo o valor e o registro na ANS. [EST-02, EST-05]</li>
<li><strong>IPE Saúde (RS).</strong> Segundo as fontes que lemos, cobra por faixa etária de titulares e dependentes, e o modelo dos municípios conveniados mudou em 2025. Peça ao IPE a tabela em vigor. [EST-03]</li>
</ul>
<p>Não conferimos os valores de 2026 de Iamspe, Planserv, GDF Saúde e outros. Por isso não os publicamos. Última conferência nossa: 15 de novembro de 2026.</p>

<h2>Quando o segundo plano faz sentido</h2>
<p>Somos uma corretora. Quem nos paga é a operadora ou a administradora, por comissão. Leia esta parte sabendo disso e responda às perguntas:</p>
<ul>
<li>O instituto tem, na sua cidade, pronto-socorro, maternidade e as especialidades que você usa?</li>
<li>Quanto tempo você esperou nas três últimas consultas?</li>
<li>O que ele exclui ou limita?</li>
<li>Um filho estuda ou mora em outro estado?</li>
<li>Você pretende se mudar quando se aposentar?</li>
</ul>
<p>Se a rede atende e a espera é aceitável, o segundo plano talvez acrescente pouco. Se falta rede para uma só pessoa da família, faça a conta só para ela.</p>
<p>Valores inventados para a conta: o instituto custa R$ 300 por mês e o plano de uma pessoa, R$ 700. Ter os dois sai por R$ 12.000 no ano. Só o instituto, R$ 3.600.</p>

<h2>Carência ao entrar no plano</h2>
<p>Os limites da lei são 24 horas para urgência e emergência, 300 dias para parto a termo e 180 dias nos demais casos (Lei 9.656/1998, art. 12). Na adesão, não há carência para quem entra em até 30 dias da celebração do contrato coletivo. Quem se vinculou à entidade depois tem até 30 dias do aniversário do contrato (RN 557/2022 da ANS, art. 17). [CAR-01, CAR-02, CAR-03, CAR-06]</p>
<p>Para doença que você já sabe ter, pode haver cobertura parcial temporária por até 24 meses. Ficam suspensos só cirurgia, leito de alta tecnologia e procedimento de alta complexidade ligados exclusivamente à doença declarada (RN 558/2022 da ANS). Veja <a href="/blog/doenca-preexistente">doença preexistente</a>. [PRE-01, PRE-03]</p>
<p>Idade e deficiência não são motivo de recusa (Lei 9.656/1998, art. 14). [CON-13]</p>
<aside>
<p><strong>Se for emergência</strong></p>
<p>Use o serviço mais perto, do instituto, do plano ou do SUS. No plano, passadas 24 horas de contrato, o atendimento não pode ser recusado por carência (Lei 9.656/1998, art. 12). A internação durante a carência tem regra própria: veja <a href="/blog/carencias">carências</a>. Se o plano negar, registre a reclamação na ANS no mesmo dia: 0800 701 9656. [CAR-03, URG-01, URG-02, NEG-08]</p>
</aside>

<h2>Antes de sair do instituto</h2>
<p>A saída e a volta seguem a regra de cada instituto. Peça ao seu, por escrito, as respostas:</p>
<ol>
<li>A contribuição é obrigatória ou posso sair?</li>
<li>Se eu sair, posso voltar? Com que carência e até que idade?</li>
<li>Meus dependentes saem junto? O aposentado e o pensionista têm a mesma regra?</li>
<li>Perco algum tratamento em curso?</li>
</ol>
<p>Não saia antes de cumprir as carências do plano novo. Se você está em tratamento, espere também o fim da cobertura parcial temporária, se houver.</p>

<h2>Servidor federal com plano de operadora pública</h2>
<p>Há servidor federal que usa um instituto estadual e recebe ressarcimento. Segundo a UFRGS, o plano de operadora pública sem registro na ANS, como o IPE Saúde, exigia comprovação mensal no SouGov quando valia a IN 97/2022. Desde 1º de janeiro de 2026 vale a IN GABIN/MGI 496/2025. Pergunte à gestão de pessoas se a comprovação continua mensal e até que dia. O resto está em <a href="/blog/ressarcimento-no-sougov">ressarcimento no SouGov</a>. [FED-11, FED-17]</p>
`,
} as const satisfies Article
