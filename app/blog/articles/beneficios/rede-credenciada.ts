import type { Article } from "../article.ts"

export const redeCredenciada = {
  slug: "rede-credenciada",
  title: "Rede credenciada: o que conferir antes de olhar o preço",
  excerpt:
    "Cada plano tem a sua rede. Veja como conferir médicos e hospitais, em quantos dias o plano tem de atender e o que fazer se o hospital sair da lista.",
  metaDescription:
    "Como conferir a rede credenciada do plano de saúde: hospitais, médicos, prazos de atendimento, reembolso em urgência e o que ocorre se o hospital sair.",
  author: "rosa-amaral",
  reviewer: "responsavel",
  categories: ["beneficios", "guias"],
  tags: ["rede-credenciada", "cobertura", "contrato", "ans"],
  pictureAlt: "Uma rua com um hospital azul, um pronto-atendimento, casas e palmeiras.",
  publishedOn: "2026-08-27",
  reviewedOn: "2026-11-16",
  body: `
<p>Confira a rede pelo nome completo do plano, e não pelo da operadora: cada plano tem a sua lista. Alguém dessa rede tem de atender em até 7 dias úteis na consulta básica, em até 14 nas outras especialidades e na hora em urgência. Se um hospital for substituído ou sair, você é avisado 30 dias antes. [PRZ-01, PRZ-02, RED-04]</p>

<h2>Médicos e exames</h2>
<p>Na busca do site da operadora, escolha o plano pelo nome que está na proposta ou pelo número de registro. Se a busca não deixa escolher o plano, a lista não serve.</p>
<ul>
<li><strong>Médicos.</strong> Ligue para o consultório e diga o nome inteiro do plano. Pergunte se o médico recebe pacientes novos e para quando há vaga.</li>
<li><strong>Laboratório e imagem.</strong> Veja quais exames cada unidade faz. Ressonância e tomografia às vezes ficam em outro bairro.</li>
<li><strong>Encaminhamento.</strong> Pergunte se a consulta com especialista exige passar antes por um médico de referência.</li>
<li><strong>Custo.</strong> Em plano com <a href="/blog/coparticipacao-e-franquia">coparticipação</a>, pergunte se o valor muda conforme o lugar e se há teto mensal.</li>
</ul>

<h2>Hospital, pronto-socorro e cidade</h2>
<p>Um hospital às vezes atende o plano só no pronto-socorro, só na maternidade ou só em algumas especialidades. Pergunte por internação, cirurgia e UTI. Escolha um pronto-socorro de adulto e, se há crianças, um infantil. Guarde os endereços no celular.</p>
<p>Abrangência nacional não quer dizer rede em toda cidade. Se você passa temporadas fora, pesquise a rede também lá.</p>

<h2>Em quantos dias o plano tem de atender</h2>
<table>
<caption>Prazos máximos de atendimento (RN 566/2022 da ANS, art. 3º) [PRZ-01]</caption>
<thead><tr><th scope="col">Atendimento</th><th scope="col">Prazo</th></tr></thead>
<tbody>
<tr><th scope="row">Consulta em pediatria, clínica médica, cirurgia geral, ginecologia e obstetrícia</th><td>7 dias úteis</td></tr>
<tr><th scope="row">Consulta nas outras especialidades médicas</th><td>14 dias úteis</td></tr>
<tr><th scope="row">Psicólogo, fonoaudiólogo, nutricionista, terapeuta ocupacional e fisioterapeuta</th><td>10 dias úteis</td></tr>
<tr><th scope="row">Dentista</th><td>7 dias úteis</td></tr>
<tr><th scope="row">Análises clínicas, como o exame de sangue</th><td>3 dias úteis</td></tr>
<tr><th scope="row">Outros exames e hospital-dia</th><td>10 dias úteis</td></tr>
<tr><th scope="row">Alta complexidade e internação marcada</th><td>21 dias úteis</td></tr>
<tr><th scope="row">Urgência e emergência</th><td>Na hora</td></tr>
</tbody>
</table>
<p>O prazo conta do pedido, cumprida a carência. Vale para um profissional da rede, e não para o da sua preferência. Como contar e como reclamar está em <a href="/blog/prazos-de-atendimento">quantos dias o plano tem para marcar</a>. [PRZ-02]</p>
<p>Sem ninguém da rede no prazo, a operadora garante o atendimento fora dela, no município ou em um vizinho. Se ali não existir nenhum prestador, ela garante o atendimento na região de saúde e, por último, com transporte de ida e volta. Antes de pagar por conta própria, peça a ela que indique quem atende e guarde o protocolo. Se ela não garantiu o atendimento e você teve de pagar, reembolsa tudo em 30 dias do pedido de reembolso (RN 566/2022, arts. 4º, 5º e 10). [PRZ-03]</p>
<p>Quando o exame ou a cirurgia depende de autorização, a resposta também tem prazo. É na hora em urgência, em até 10 dias úteis em alta complexidade e internação marcada, e em até 5 dias úteis no resto. A negativa vem por escrito, com a cláusula ou a norma, mesmo que você não peça (RN 623/2024 da ANS, arts. 12 e 14). [NEG-01, NEG-02]</p>

<h2>Reembolso fora da rede</h2>
<p>Nem todo plano tem livre escolha, isto é, consulta fora da rede com reembolso. Quando tem, o reembolso segue a tabela do contrato e nem sempre cobre o valor inteiro. Peça a conta de um caso concreto, como uma consulta com o seu cardiologista.</p>
<aside>
<p><strong>Se for emergência</strong></p>
<p>Vá ao pronto-socorro da rede; se não for possível, ao mais próximo. Depois de 24 horas de contrato, o atendimento de urgência e emergência não pode ser recusado por carência (Lei 9.656/1998, art. 12). Se a internação for negada, veja <a href="/blog/carencias">o que fazer durante a carência</a>. [CAR-03, URG-01]</p>
<p>Se não foi possível usar a rede, todo plano reembolsa, nos limites do contrato, em até 30 dias da entrega dos documentos. Guarde o relatório do médico, a nota fiscal e os recibos. [CAR-14]</p>
</aside>

<h2>Se o hospital sair da rede</h2>
<p>A operadora só troca um hospital por outro equivalente, com aviso aos consumidores e à ANS 30 dias antes, salvo fraude ou infração sanitária ou fiscal (Lei 9.656/1998, art. 17). Tirar um hospital sem pôr outro é reduzir a rede, e isso exige autorização da ANS. Se a operadora troca o hospital durante uma internação, o paciente fica e ela paga até a alta. [RED-01, RED-02, RED-03]</p>
<p>A RN 585/2023, em vigor desde 31 de dezembro de 2024, manda avisar cada pessoa com 30 dias de antecedência. Se o hospital que sai está entre os mais usados, a operadora tem de pôr outro no lugar, e não só reduzir a rede. [RED-04, RED-05]</p>
<p>Se o hospital ou o pronto-socorro que sai fica no município onde você mora ou contratou, você pode fazer a portabilidade sem prazo mínimo e sem faixa de preço. É o art. 8º-A da RN 438/2018, com a RN 585/2023. Pergunte à operadora até que dia fazer o pedido. O passo a passo está em <a href="/blog/portabilidade-de-carencias">portabilidade de carências</a>. [POR-13]</p>

<h2>Como conferir antes de assinar</h2>
<ol>
<li>Liste os hospitais, os médicos e o laboratório que a família usaria.</li>
<li>Consulte cada um no site da operadora, com o nome exato do plano. Salve a tela com a data.</li>
<li>Ligue para os que mais importam e anote quem respondeu.</li>
<li>Peça ao corretor que escreva na proposta quais deles estão na rede hoje.</li>
<li>Se falta confirmar o hospital ou o médico que faz você trocar de plano, espere a resposta antes de assinar.</li>
</ol>
<p>Depois disso, leve a rede e o preço para a mesma folha, como mostramos em <a href="/blog/como-comparar-planos">como comparar planos</a>.</p>
`,
} as const satisfies Article
